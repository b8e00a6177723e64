import type { TemplateKind, TemplatePurpose } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

type Text = { subject?: string; body: string };
type Default = {
  kind: TemplateKind;
  purpose: TemplatePurpose;
  name: Record<Locale, string>;
} & Record<Locale, Text>;

type Message = { name: Record<Locale, string> } & Record<Locale, Required<Text>>;

const HELLO = {
  en: 'Hi[ {first_name}], this is {my_name} from Alpha Agent.',
  es: '[Hola, {first_name}. Soy|Hola, soy] {my_name}, de Alpha Agent.',
};

const MESSAGES: Record<TemplatePurpose, Message> = {
  first_reply: {
    name: { en: 'First reply', es: 'Primera respuesta' },
    en: {
      subject: 'Your US property investment',
      body: 'Thank you for writing to us. [With {budget} to invest, I already have a few properties in mind.|I’d like to understand what you’re looking for.] When is a good time to talk?',
    },
    es: {
      subject: 'Su inversión inmobiliaria en Estados Unidos',
      body: 'Gracias por escribirnos. [Con {budget} para invertir, ya tengo algunas propiedades en mente.|Me gustaría entender qué está buscando.] ¿A qué hora podemos hablar?',
    },
  },
  after_like: {
    name: { en: 'After a like', es: 'Después de un “me gusta”' },
    en: {
      subject: 'Next steps[ for {liked_home}]',
      body: '[I saw that you like {liked_home}.|I saw that you liked one of the properties.] I can walk you through the figures and the next steps. Do you have fifteen minutes today or tomorrow?',
    },
    es: {
      subject: 'Próximos pasos[ para {liked_home}]',
      body: '[Vi que le gusta {liked_home}.|Vi que le gustó una de las propiedades.] Puedo explicarle las cifras y los próximos pasos. ¿Tiene quince minutos hoy o mañana?',
    },
  },
  after_no: {
    name: { en: 'After a no', es: 'Después de un “no”' },
    en: {
      subject: 'Other properties for you',
      body: '[Thank you for telling me that {declined_home} isn’t right for you.|Thank you for your answer.] What would need to be different? I’ll look for properties that fit better.',
    },
    es: {
      subject: 'Otras propiedades para usted',
      body: '[Gracias por decirme que {declined_home} no es para usted.|Gracias por su respuesta.] ¿Qué tendría que ser diferente? Buscaré propiedades que se ajusten mejor.',
    },
  },
  after_question: {
    name: { en: 'Answer to a question', es: 'Respuesta a una pregunta' },
    en: {
      subject: 'Your question[ about {asked_home}]',
      body: 'Thank you for your question[ about {asked_home}]. ',
    },
    es: {
      subject: 'Su pregunta[ sobre {asked_home}]',
      body: 'Gracias por su pregunta[ sobre {asked_home}]. ',
    },
  },
  follow_up: {
    name: { en: 'Follow-up', es: 'Seguimiento' },
    en: {
      subject: 'Did you have time to look[ at {sent_home}]?',
      body: 'Did you have time to look at [{sent_home}|what I sent you]? If anything is unclear, write to me here or tell me when I can call you.',
    },
    es: {
      subject: '[¿Pudo ver {sent_home}?|¿Pudo ver lo que le envié?]',
      body: '[¿Pudo ver el informe de {sent_home}?|¿Pudo ver lo que le envié?] Si algo no está claro, escríbame por aquí o dígame cuándo puedo llamarle.',
    },
  },
};

const SCRIPTS: readonly Default[] = [
  {
    ...{ kind: 'call', purpose: 'first_reply' },
    name: { en: 'First call', es: 'Primera llamada' },
    en: {
      body: `Hi[ {first_name}], this is {my_name} from Alpha Agent. You asked us about investing in the US. Is this a good moment?

1. What would you like the property to do for you: rent, value, a visa, a place for the family?
2. [You mentioned {budget}. Is that the down payment, or everything?|How much would you like to invest?]
3. Which cities do you know? When would you like to buy?

Before you hang up: agree on a day for the second call, and say that a shortlist follows today.`,
    },
    es: {
      body: `[Hola, {first_name}. Le|Hola, le] habla {my_name}, de Alpha Agent. Usted nos preguntó por invertir en Estados Unidos. ¿Es un buen momento?

1. ¿Qué espera de la propiedad: renta, valorización, una visa, un lugar para la familia?
2. [Usted mencionó {budget}. ¿Es el pago inicial o todo?|¿Cuánto le gustaría invertir?]
3. ¿Qué ciudades conoce? ¿Cuándo le gustaría comprar?

Antes de colgar: acuerde un día para la segunda llamada y diga que hoy mismo recibirá una selección.`,
    },
  },
  {
    ...{ kind: 'call', purpose: 'follow_up' },
    name: { en: 'Follow-up call', es: 'Llamada de seguimiento' },
    en: {
      body: `Hi[ {first_name}], {my_name} from Alpha Agent. I’m calling about [{sent_home}|the properties I sent you].

1. What did you like, and what didn’t you like?
2. Which figure surprised you?
3. What do you need in order to decide, and by when?`,
    },
    es: {
      body: `[Hola, {first_name}. Le|Hola, le] habla {my_name}, de Alpha Agent. Le llamo por [{sent_home}|las propiedades que le envié].

1. ¿Qué le gustó y qué no?
2. ¿Qué cifra le sorprendió?
3. ¿Qué necesita para decidir, y para cuándo?`,
    },
  },
];

const messageBy = (kind: 'whatsapp' | 'email'): Default[] =>
  (Object.keys(MESSAGES) as TemplatePurpose[]).map((purpose) => {
    const { name, en, es } = MESSAGES[purpose];
    const text = (locale: Locale, { subject, body }: Required<Text>): Text => ({
      ...(kind === 'email' && { subject }),
      body: `${HELLO[locale]} ${body}`,
    });
    return { kind, purpose, name, en: text('en', en), es: text('es', es) };
  });

/** The company's first texts; administrators can change them. */
export const DEFAULT_TEMPLATES: readonly Default[] = [
  ...messageBy('whatsapp'),
  ...messageBy('email'),
  ...SCRIPTS,
];

import type { Language, QuizAnswers } from './people.types.ts';

type Options = readonly string[];
type QuizTexts = {
  labels: Record<Exclude<keyof QuizAnswers, 'language'>, string>;
  age: Options;
  risk: Options;
  goal: Options;
  propertyType: Options;
  exit: Options;
  participation: Options;
};

/** Questions and options as a visitor read them; an option's id is its place, from 1. */
export const quizTexts: Record<Language, QuizTexts> = {
  en: {
    labels: {
      location: 'Where do you live?',
      ageId: 'How old are you?',
      initialPayment: 'How much could you put down as an initial payment?',
      riskId: 'How comfortable are you with risk?',
      goalId: 'What is your main investment goal?',
      propertyTypeId: 'What type of property interests you most?',
      exitId: 'What would be your ideal exit strategy?',
      participationId: 'Would you bundle your property with others and sell them to a fund?',
    },
    age: ['Under 30', 'Between 30 and 55', 'Over 55', 'Over 65'],
    risk: ['Low', 'Moderate', 'High'],
    goal: ['Cash flow', 'Return on investment', 'Stable neighborhood', 'Growth area'],
    propertyType: [
      'A good investment (recommended)',
      'Rental properties',
      'Luxury',
      'Short-term rental',
      'Retirement',
    ],
    exit: [
      'Hold for the long term and sell when the market is very favorable',
      'Open to selling once it has appreciated enough for a profit',
      'Sell once it has gained enough value to maximize returns',
    ],
    participation: ['Yes', 'No'],
  },
  es: {
    labels: {
      location: '¿Dónde vives?',
      ageId: '¿Qué edad tienes?',
      initialPayment: '¿Cuánto podrías aportar como pago inicial?',
      riskId: '¿Qué tan cómodo te sientes con el riesgo?',
      goalId: '¿Cuál es tu principal objetivo de inversión?',
      propertyTypeId: '¿Qué tipo de propiedad te interesa más?',
      exitId: '¿Cuál sería tu estrategia de salida ideal?',
      participationId: '¿Unirías tu propiedad con otras para venderlas a un fondo?',
    },
    age: ['Menos de 30', 'Entre 30 y 55', 'Más de 55', 'Más de 65'],
    risk: ['Bajo', 'Moderado', 'Alto'],
    goal: ['Flujo de caja', 'Retorno de la inversión', 'Vecindario estable', 'Zona en crecimiento'],
    propertyType: [
      'Una buena inversión (recomendado)',
      'Propiedades para renta',
      'Lujo',
      'Renta de corto plazo',
      'Retiro',
    ],
    exit: [
      'Mantenerla a largo plazo y vender cuando el mercado sea muy favorable',
      'Estoy abierto a vender cuando se haya valorizado lo suficiente para obtener ganancia',
      'Vender cuando haya ganado suficiente valor para maximizar el retorno',
    ],
    participation: ['Sí', 'No'],
  },
};

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

/** The quiz’s own questions and options (messages of `quizSteps`); an option's id is its place, from 1. */
export const quizTexts: Record<Language, QuizTexts> = {
  en: {
    labels: {
      location: 'Where do you live?',
      ageId: 'How old are you?',
      initialPayment: 'How much would you like to put down?',
      riskId: 'How much risk feels comfortable?',
      goalId: 'What should this investment do for you?',
      propertyTypeId: 'Which kind of property do you have in mind?',
      exitId: 'What would be your ideal exit strategy?',
      participationId:
        'Would you join an exit strategy in which several properties are bundled and sold to an investment fund?',
    },
    age: ['Under 30', 'Between 30 and 55', 'Over 55', 'Over 65'],
    risk: ['Low', 'Moderate', 'High'],
    goal: ['Cash flow', 'ROI', 'Stable neighborhood', 'Growth area'],
    propertyType: [
      'Good investment (recommended)',
      'Rental properties',
      'Luxury',
      'Short-term rental',
      'Retirement',
    ],
    exit: [
      'Hold it for the long term and sell when the market is very favorable',
      'Open to selling once it has appreciated enough for a profit',
      'Sell once it has gained enough value to maximize my returns',
    ],
    participation: ['Yes', 'No'],
  },
  es: {
    labels: {
      location: '¿Dónde vive?',
      ageId: '¿Qué edad tiene?',
      initialPayment: '¿Cuánto quiere invertir como pago inicial?',
      riskId: '¿Con cuánto riesgo se siente cómodo?',
      goalId: '¿Qué espera de esta inversión?',
      propertyTypeId: '¿Qué tipo de propiedad tiene en mente?',
      exitId: '¿Cuál sería su estrategia de salida ideal?',
      participationId:
        '¿Participaría en una estrategia de salida en la que varias propiedades se agrupan y se venden a un fondo de inversión?',
    },
    age: ['Menos de 30', 'Entre 30 y 55', 'Más de 55', 'Más de 65'],
    risk: ['Bajo', 'Moderado', 'Alto'],
    goal: ['Flujo de caja', 'ROI', 'Vecindario estable', 'Zona en crecimiento'],
    propertyType: [
      'Buena inversión (recomendado)',
      'Propiedades para renta',
      'Lujo',
      'Renta de corto plazo',
      'Retiro',
    ],
    exit: [
      'Conservarla a largo plazo y vender cuando el mercado sea muy favorable',
      'Abierto a vender cuando se haya valorizado lo suficiente para obtener una ganancia',
      'Vender cuando haya ganado suficiente valor para maximizar el rendimiento',
    ],
    participation: ['Sí', 'No'],
  },
};

export type StaffRole = 'admin' | 'leader' | 'salesman';
export type Language = 'en' | 'es';
export type InvestorProfile = 'conservative' | 'moderate' | 'aggressive' | 'strategic';

export type DemoUser = {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  leaderId: number | null;
};

export type DemoCurator = {
  userId: 8;
  slug: string;
  displayName: string;
  languages: Language[];
  headline: { en: string; es: string };
};

export type DemoProfile = {
  userId: number;
  headline: { en: string; es: string };
  languages: string[];
  phone: string;
  whatsapp: string;
  calendarUrl: string;
  photoUrl: string;
};

export type DemoStatus = {
  id: number;
  name: string;
  nameEs: string;
  role: StaffRole;
  order: number;
  isAfterShortlist: boolean;
};

export type QuizAnswers = {
  language: Language;
  location: string;
  ageId: 1 | 2 | 3 | 4;
  /** USD. */
  initialPayment: number;
  riskId: 1 | 2 | 3;
  goalId: 1 | 2 | 3 | 4;
  propertyTypeId: 1 | 2 | 3 | 4 | 5;
  exitId: 1 | 2 | 3;
  participationId: 1 | 2;
};

export type DemoActivity = {
  kind: 'created' | 'quiz_answered' | 'moved' | 'assigned' | 'note' | 'call' | 'task';
  /** Null when a visitor did it. */
  actorId: number | null;
  /** ISO timestamp, as are `dueAt` and `doneAt`. */
  at: string;
  body: string | null;
  data: Record<string, unknown>;
  dueAt?: string;
  doneAt?: string;
};

export type DemoLead = {
  id: number;
  firstName: string;
  /** '-' as the quiz sends it, until somebody has talked to the person. */
  lastName: string;
  phone: string;
  email: string;
  statusId: number;
  userId: number;
  source: 'quiz' | 'home' | 'landing' | 'staff';
  /** ISO 3166 alpha-2. */
  country: string;
  /** `id`: the chosen option. */
  adicionales: { label: string; answer: string; id?: number; key: string }[];
  utms: Record<string, string>;
  quiz: QuizAnswers | null;
  /** For the down payment, USD: from the quiz, or from a talk. */
  initialPayment: number | null;
  profile: InvestorProfile | null;
  createdAt: string;
  /** Oldest first. */
  activities: DemoActivity[];
};

export type DemoPeople = {
  users: DemoUser[];
  curators: DemoCurator[];
  statuses: DemoStatus[];
  leads: DemoLead[];
};

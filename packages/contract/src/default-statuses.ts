import type { Role } from './roles.ts';

type DefaultStatus = { name: string; name_es: string; is_after_shortlist?: true };

/** Statuses of a new installation. Administrators can rename them. */
export const DEFAULT_STATUSES: Record<Role, readonly DefaultStatus[]> = {
  admin: [
    { name: 'Inbox', name_es: 'Bandeja de entrada' },
    { name: 'Screening', name_es: 'En revisión' },
    { name: 'Ready to assign', name_es: 'Por asignar' },
    { name: 'On hold', name_es: 'En pausa' },
    { name: 'Archived', name_es: 'Archivado' },
  ],
  leader: [
    { name: 'New', name_es: 'Nuevo' },
    { name: 'Video call booked', name_es: 'Videollamada agendada' },
    { name: 'Shortlist ready', name_es: 'Selección lista' },
    { name: 'Negotiation', name_es: 'En negociación' },
    { name: 'Closed', name_es: 'Cerrado' },
    { name: 'Lost', name_es: 'Perdido' },
  ],
  salesman: [
    { name: 'New', name_es: 'Nuevo' },
    { name: 'Contacted', name_es: 'Contactado' },
    { name: 'Profile complete', name_es: 'Perfil completo' },
    { name: 'Shortlist sent', name_es: 'Selección enviada', is_after_shortlist: true },
    { name: 'Offer made', name_es: 'Oferta presentada' },
    { name: 'Closed', name_es: 'Cerrado' },
    { name: 'Lost', name_es: 'Perdido' },
  ],
};

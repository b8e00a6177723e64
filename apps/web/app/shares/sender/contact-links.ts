import type { Sender } from '@alpha/contract';

/** Opens a chat with this text typed in; the number without its plus is what the service asks for. */
export const whatsappHref = (whatsapp: string, text: string): string =>
  `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

export const phoneHref = (phone: string): string => `tel:${phone}`;

/** What a greeting uses. */
export const firstNameOf = ({ name }: Pick<Sender, 'name'>): string =>
  name.trim().split(/\s+/)[0] ?? name;

/** Only an international number opens its chat. */
const chatNumber = (phone: string | undefined): string => {
  const digits = phone?.trim().startsWith('+') ? phone.replace(/\D/g, '') : '';
  return digits.length >= 8 && digits.length <= 15 ? digits : '';
};

export const hasChatNumber = (phone: string | undefined): boolean => chatNumber(phone) !== '';

/** Opens a chat with the text; without an international number, WhatsApp asks for the contact. */
export const whatsAppUrl = (phone: string | undefined, text: string): string =>
  `https://wa.me/${chatNumber(phone)}?text=${encodeURIComponent(text)}`;

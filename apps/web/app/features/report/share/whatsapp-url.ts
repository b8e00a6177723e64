/** Opens a chat with the text; without an international number, WhatsApp asks for the contact. */
export function whatsAppUrl(phone: string | undefined, text: string): string {
  const digits = phone?.trim().startsWith('+') ? phone.replace(/\D/g, '') : '';
  const isNumber = digits.length >= 8 && digits.length <= 15;
  return `https://wa.me/${isNumber ? digits : ''}?text=${encodeURIComponent(text)}`;
}

export const INK = '#14213d';
export const LOSS = '#a63d12';
/** 4.8 to 1 on white, 4.5 on paper. */
export const FAINT = '#5f6673';
export const PAPER = '#faf7f2';
export const LINE = '#e7e1d6';
export const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const SERIF = "Georgia, 'Times New Roman', serif";

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

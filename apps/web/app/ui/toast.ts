/** `toast(text)`, `toast.success(text, { description, action: { label, onClick } })`, `toast.error(text)`. */
export { toast } from 'sonner';

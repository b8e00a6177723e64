import type { TemplateKind } from '@alpha/contract';
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';

const ICONS: Record<TemplateKind, LucideIcon> = {
  whatsapp: MessageCircle,
  email: Mail,
  call: Phone,
};

export function KindIcon({ kind, size = 18 }: { kind: TemplateKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.5} className="shrink-0 text-ink-2" />;
}

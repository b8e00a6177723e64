import type { LeadFile, LeadFileKind } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { File, FileImage, FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react';
import { thumbnailQuery } from '~/data/lead-files';

const ICONS: Record<LeadFileKind, LucideIcon> = {
  ...{ jpeg: Image, png: Image, webp: Image, heic: FileImage },
  ...{ xlsx: FileSpreadsheet, csv: FileSpreadsheet },
  ...{ docx: FileText, text: FileText, pdf: File },
};

/** A small picture that the server has made, else the kind of file. */
export function FilePicture({ file }: { file: LeadFile }) {
  const { data: url } = useQuery({ ...thumbnailQuery(file), enabled: file.has_thumbnail });
  const Icon = ICONS[file.kind];
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-1 border border-line bg-sunken text-ink-3"
    >
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <Icon size={18} strokeWidth={1.5} />
      )}
    </span>
  );
}

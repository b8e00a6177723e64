import type { Sender } from '@alpha/contract';
import { Avatar } from '~/ui/avatar';

/** Initials where there is no photo. The name is beside it. */
export function SenderPhoto({ sender }: { sender: Pick<Sender, 'name' | 'photo_url'> }) {
  if (!sender.photo_url) return <Avatar name={sender.name} size="lg" className="max-md:size-11" />;
  return (
    <img
      src={photoSource(sender.photo_url)}
      alt=""
      width={56}
      height={56}
      className="size-11 shrink-0 rounded-full border border-line bg-sunken object-cover md:size-14"
    />
  );
}

/** Stored photos have sizes; a drawing has none. */
const photoSource = (url: string) => (url.endsWith('.svg') ? url : `${url}/320.webp`);

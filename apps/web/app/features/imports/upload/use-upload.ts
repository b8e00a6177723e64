import type { ListingFileKind } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { upload } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';

/** One file upload. If the user leaves the page, the import appears in the history. */
export function useUpload() {
  const t = useT('imports');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [share, setShare] = useState(0);
  const stopping = useRef<AbortController | null>(null);
  const sending = useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: ListingFileKind }) => {
      const controller = new AbortController();
      stopping.current = controller;
      return upload(cache, { file, kind, signal: controller.signal, onProgress: setShare });
    },
  });
  const isCancelled = sending.isError && stopping.current?.signal.aborted;
  return {
    share,
    isPending: sending.isPending,
    /** The server has rejected the file. */
    refusal: sending.data?.error ?? null,
    failure: sending.isError && !isCancelled ? (refusalOf(sending.error) ?? t('new.failed')) : null,
    start: (chosen: { file: File; kind: ListingFileKind }) => {
      setShare(0);
      sending.mutate(chosen, {
        onSuccess: ({ id, status }) => {
          if (status !== 'failed') void navigate(`/app/imports/${id}`);
        },
      });
    },
    cancel: () => stopping.current?.abort(),
    reset: sending.reset,
  };
}

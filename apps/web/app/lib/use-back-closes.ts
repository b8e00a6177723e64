import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverlay' in state;

/**
 * On phones, Back closes a full-screen view instead of leaving the page below. Returns a function that
 * closes it and removes its history entry.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isOverlay = isMarked(state);
  const progress = useRef<'none' | 'asked' | 'there'>('none');

  useEffect(() => {
    if (!isOpen) {
      progress.current = 'none';
      return;
    }
    if (progress.current === 'none') {
      progress.current = 'asked';
      const step = { state: { isOverlay: true }, preventScrollReset: true };
      void navigate({ search, hash }, step);
    } else if (isOverlay) progress.current = 'there';
    else if (progress.current === 'there') close();
  }, [isOpen, isOverlay, search, hash, navigate, close]);

  return useCallback(() => {
    if (isOverlay) void navigate(-1);
    else close();
  }, [isOverlay, navigate, close]);
}

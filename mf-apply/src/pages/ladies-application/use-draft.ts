import { EMPTY_LADIES_APPLICATION, type LadiesDraft } from '@clandor/schemas/ladies-application';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyDraft, eraseDraft, loadDraft, saveDraft } from './draft-store.ts';
import { photos, videos } from './uploads.ts';

/** What the page knows of the saved draft. */
export interface DraftState {
  /** False until what was saved has been put into the form. */
  restored: boolean;
  /** Whether this browser keeps it; null until something had to be kept. */
  saved: boolean | null;
  saveStep(step: number): void;
  /** Erases it and empties the form. */
  erase(): void;
}

/**
 * Keeps the form in the browser's local storage at every change, and brings it back on load (spec section 4).
 * @param onStep told the step that was saved
 * @param onChange told every change of an answer
 */
export function useDraft(
  form: UseFormReturn<LadiesDraft>,
  onStep: (step: number) => void,
  onChange: (answers: LadiesDraft) => void,
): DraftState {
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState<boolean | null>(null);
  const step = useRef(1);
  const erasing = useRef(false);
  const told = useRef({ onStep, onChange });
  told.current = { onStep, onChange };

  useEffect(() => {
    const save = (answers: LadiesDraft) => {
      if (erasing.current) return;
      const { sent } = loadDraft() ?? emptyDraft();
      setSaved(saveDraft({ answers, step: step.current, sent }));
      told.current.onChange(answers);
    };
    const draft = loadDraft();
    if (draft) {
      form.reset(draft.answers);
      step.current = draft.step;
      told.current.onStep(draft.step);
      photos.restore(draft.answers.uploadedPhotos);
      videos.restore(draft.answers.uploadedVideos);
      setSaved(true);
    }
    const takePhotos = () => form.setValue('uploadedPhotos', photos.urls());
    const takeVideos = () => form.setValue('uploadedVideos', videos.urls());
    takePhotos();
    takeVideos();
    const ends = [
      form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
      photos.subscribe(takePhotos),
      videos.subscribe(takeVideos),
    ];
    setRestored(true);
    return () => {
      for (const end of ends) end();
    };
  }, [form]);

  return {
    restored,
    saved,
    saveStep(next) {
      step.current = next;
      saveDraft({ ...(loadDraft() ?? emptyDraft()), step: next });
    },
    erase() {
      erasing.current = true;
      photos.clear();
      videos.clear();
      form.reset({ ...EMPTY_LADIES_APPLICATION });
      step.current = 1;
      eraseDraft();
      setSaved(null);
      erasing.current = false;
    },
  };
}

import { ApiError, apiRequest, apiUpload } from '@clandor/platform';
import { UPLOAD_FIELD, UPLOADS_PATH, type UploadKind } from '@clandor/schemas/uploads';

/** A file that was chosen, on its way or there. */
export interface UploadItem {
  /** Of this list, for as long as the tab is open. */
  id: number;
  /** The file's name; of one that was restored, what it is: "Photo 2". */
  name: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Where it can be seen: the file itself, or the server's address of a restored one. */
  preview: string | null;
  /** The server's address, once it is there. */
  url: string | null;
  /** Why it failed. */
  reason: string | null;
}

/** The files of one kind. It lives outside of the page: what is on its way arrives also when she looks elsewhere. */
export interface UploadList {
  items(): readonly UploadItem[];
  /** The server's addresses of those that are there, in the order of the list. */
  urls(): string[];
  subscribe(listener: () => void): () => void;
  /** Sends files, two at a time. */
  add(files: readonly File[]): void;
  /** Shows files that a draft remembers. Addresses that are in the list stay as they are. */
  restore(urls: readonly string[]): void;
  retry(id: number): void;
  /** Takes it out of the list, and asks the server to forget it. */
  remove(id: number): void;
  /** Forgets all of it here: it was sent, or the form was cleared. */
  clear(): void;
}

interface ListOptions {
  kind: UploadKind;
  /** A file is there: its address. */
  onDone: (url: string) => void;
  /** A file is not there, in words for the visitor. */
  onFailed: (reason: string) => void;
}

const AT_ONCE = 2;
const NAMES: Readonly<Record<UploadKind, string>> = { photo: 'Photo', video: 'Video' };

let introduction: Promise<unknown> | null = null;

/** Once for a tab: files that are sent together by a browser that is not known yet would belong to several. */
function introduced(): Promise<unknown> {
  introduction ??= apiRequest('GET', UPLOADS_PATH).catch((error: unknown) => {
    introduction = null;
    throw error;
  });
  return introduction;
}

export function uploadList({ kind, onDone, onFailed }: ListOptions): UploadList {
  let items: readonly UploadItem[] = [];
  let count = 0;
  const files = new Map<number, File>();
  const sending = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const change = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const set = (id: number, changes: Partial<UploadItem>) =>
    change(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const find = (id: number) => items.find((item) => item.id === id);

  const sendNext = () => {
    const next = items.find(({ status }) => status === 'waiting');
    const file = next && files.get(next.id);
    if (!next || !file || sending.size >= AT_ONCE) return;
    const control = new AbortController();
    sending.set(next.id, control);
    set(next.id, { status: 'uploading', progress: 0, reason: null });
    const body = new FormData();
    body.append(UPLOAD_FIELD, file);
    introduced()
      .then(() => {
        // Removed meanwhile: a request that was stopped before it was sent would never answer, and keep its place.
        control.signal.throwIfAborted();
        return apiUpload<{ files: string[] }>('/api/upload-files', {
          body,
          signal: control.signal,
          onProgress: (progress) => set(next.id, { progress }),
        });
      })
      .then(({ files: [url] }) => {
        if (!url) throw new Error('the server named no file');
        set(next.id, { status: 'done', progress: 1, url });
        files.delete(next.id);
        onDone(url);
      })
      .catch((error: Error) => {
        // Removed while it was on its way.
        if (!find(next.id)) return;
        const reason = (error instanceof ApiError && error.serverMessage) || error.message;
        set(next.id, { status: 'failed', reason });
        onFailed(reason);
      })
      .finally(() => {
        sending.delete(next.id);
        sendNext();
      });
    sendNext();
  };

  return {
    items: () => items,
    urls: () => items.flatMap(({ url }) => url ?? []),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen) {
      const added = chosen.map((file): UploadItem => {
        count += 1;
        files.set(count, file);
        const preview = URL.createObjectURL(file);
        return { id: count, name: file.name, status: 'waiting', progress: 0, preview, url: null, reason: null };
      });
      change([...items, ...added]);
      sendNext();
    },
    restore(urls) {
      const known = new Set(items.map(({ url }) => url));
      const restored = urls
        .filter((url) => !known.has(url))
        .map((url, at): UploadItem => {
          count += 1;
          const name = `${NAMES[kind]} ${items.length + at + 1}`;
          return { id: count, name, status: 'done', progress: 1, preview: url, url, reason: null };
        });
      if (restored.length > 0) change([...restored, ...items]);
    },
    retry(id) {
      set(id, { status: 'waiting', reason: null });
      sendNext();
    },
    remove(id) {
      const item = find(id);
      if (!item) return;
      change(items.filter((each) => each !== item));
      sending.get(id)?.abort();
      files.delete(id);
      if (item.preview?.startsWith('blob:')) URL.revokeObjectURL(item.preview);
      // What stays there is erased by itself when no application claims it.
      if (item.url) void apiRequest('DELETE', item.url).catch(() => {});
    },
    clear() {
      for (const control of sending.values()) control.abort();
      for (const { preview } of items) if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
      files.clear();
      change([]);
    },
  };
}

import type { PageRelease } from '@clandor/contract';
import { Component, createRef, type ReactNode } from 'react';
import { type Place, placeIn, restoreFields, restoreFocus } from './place.ts';
import { serverMarkup } from './server-markup.ts';

interface Props {
  /** What is shown: while it stays the same, a page that threw is not drawn again. */
  shown: object | undefined;
  /** The release that drew what is shown. */
  release: PageRelease;
  /** Stands in place of the page until that can be drawn: HTML of our own renderer. */
  markup: string | null;
  /** Called once for each page that threw. */
  onThrow: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  shown: object | undefined;
  threw: boolean;
  /** The page as it last stood, for as long as nothing takes its place. */
  still: string | null;
}

interface Before {
  html: string;
  place: Place;
}

/**
 * Where a remote's page stands. A page that throws does not take the frame along, and a page that gives way to another
 * release's leaves the visitor where they were: what was written, the focus and the scroll position stay, and until the
 * other one is there the page stands still as it was.
 */
export class PageStage extends Component<Props, State> {
  override state: State = { shown: this.props.shown, threw: false, still: null };
  readonly #element = createRef<HTMLDivElement>();

  static getDerivedStateFromProps({ shown }: Props, state: State): Partial<State> | null {
    return shown === state.shown ? null : { shown, threw: false, still: null };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { threw: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error);
  }

  override getSnapshotBeforeUpdate(before: Props, state: State): Before | null {
    const element = this.#element.current;
    const changes = this.props.shown !== before.shown || this.state.threw !== state.threw;
    return element?.hasChildNodes() && changes ? { html: element.innerHTML, place: placeIn(element) } : null;
  }

  override componentDidMount() {
    // It threw in the very first render, over the server's HTML, which React then drew anew.
    const place = this.state.threw && serverMarkup()?.place;
    if (place) this.#restore(place);
  }

  override componentDidUpdate(_: Props, before: State, snapshot: Before | null) {
    if (!snapshot) return;
    if (this.state.threw && !before.threw) {
      // Before the browser paints: React draws what this sets in the same task.
      this.setState({ still: snapshot.html }, () => this.#restore(snapshot.place));
    } else this.#restore(snapshot.place);
  }

  #restore(place: Place) {
    const element = this.#element.current;
    if (!element) return;
    restoreFocus(element, place);
    // After the page's own effects, which bring its draft back.
    requestAnimationFrame(() => setTimeout(() => restoreFields(element, place)));
  }

  override render() {
    const { release, markup, children } = this.props;
    const { threw, still } = this.state;
    const html = threw ? (still ?? serverMarkup()?.html ?? '') : markup;
    const marks = { ref: this.#element, 'data-remote': release.name, 'data-version': release.version };
    if (html === null) return <div {...marks}>{children}</div>;
    return (
      <div
        {...marks}
        suppressHydrationWarning
        // The frame keeps its height where there is nothing to show yet.
        style={html === '' ? { minHeight: '100svh' } : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the very bytes our own renderer or this page made, nothing of a visitor's
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
}

import { Component, type ReactNode } from 'react';

/** Keeps a page that cannot be loaded or drawn from taking the host along. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">This page is not available just now.</p> : this.props.children;
  }
}

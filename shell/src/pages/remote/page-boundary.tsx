import type { PageRemote } from '@clandor/contract';
import { Component, type ReactNode } from 'react';
import { RemoteFailed } from './remote-failed.tsx';

interface Props {
  remote: PageRemote;
  children: ReactNode;
}

/** Keeps a page that throws while rendering from taking the frame along. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteFailed remote={this.props.remote} onRetry={() => this.setState({ failed: false })} />;
  }
}

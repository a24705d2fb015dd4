import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown instead, with what went wrong. */
  fallback: (reason: string) => ReactNode;
  /** A broken block is tried again when this changes. */
  content: object;
};
type State = { reason: string | null };

/** Keeps an error in one block from unmounting the page: it shows in its place and the rest goes on. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { reason: null };

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate({ content }: Props): void {
    if (this.state.reason !== null && content !== this.props.content) this.setState({ reason: null });
  }

  override render(): ReactNode {
    const { reason } = this.state;
    return reason === null ? this.props.children : this.props.fallback(reason);
  }
}

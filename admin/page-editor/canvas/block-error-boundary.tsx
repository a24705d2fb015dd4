import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Rendered instead, with the error message. */
  fallback: (reason: string) => ReactNode;
  /** A failed block is rendered again when this changes. */
  content: object;
};
type State = { reason: string | null };

/** Error boundary around one block, so that an error in it does not unmount the page. */
export class BlockErrorBoundary extends Component<Props, State> {
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

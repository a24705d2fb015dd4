import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: ReactNode /** A broken block is tried again when this changes. */;
  content: string;
};
type State = { broken: boolean };

/** Keeps an error in one block from unmounting the page: it shows in its place and the rest goes on. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidUpdate({ content }: Props): void {
    if (this.state.broken && content !== this.props.content) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

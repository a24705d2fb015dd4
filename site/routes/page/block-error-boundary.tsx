import { Component, type ReactNode } from 'react';
import { BrokenBlock } from './broken-blocks.tsx';

type Props = { locale: string; children: ReactNode };

/** Shows an error in the place of a block that cannot be rendered in the browser, so that the rest is shown. */
export class BlockErrorBoundary extends Component<Props, { isBroken: boolean }> {
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  constructor(props: Props) {
    super(props);
    this.state = { isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenBlock locale={this.props.locale} /> : this.props.children;
  }
}

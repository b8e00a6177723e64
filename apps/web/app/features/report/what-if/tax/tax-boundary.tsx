import { Component, type ReactNode } from 'react';

type TaxBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Tables that did not arrive must not take the report with them. */
export class TaxBoundary extends Component<TaxBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

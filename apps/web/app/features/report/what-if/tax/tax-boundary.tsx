import { Component, type ReactNode } from 'react';

type TaxBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Tax tables that fail to load must not break the report. */
export class TaxBoundary extends Component<TaxBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface Props {
  message: string;
  children: ReactNode;
}

/** Shows a sentence in place of a region that broke, so that the rest of the page lives on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="panel px-5 py-4 text-sm">
        {this.props.message}
      </p>
    );
  }
}

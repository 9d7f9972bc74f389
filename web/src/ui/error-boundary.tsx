import { Component, type ReactNode } from 'react';

interface Props {
  /** What to say in its place; null to leave the place empty. */
  message: string | null;
  onError?: () => void;
  children: ReactNode;
}

/** Shows a sentence in place of a region that broke, so that the rest of the page lives on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.message === null) return null;
    return (
      <p role="alert" className="panel px-5 py-4 text-sm">
        {this.props.message}
      </p>
    );
  }
}

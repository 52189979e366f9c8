import { Component, type ReactNode } from 'react';
import { StoppedNotice } from './part-notice';

interface BoundaryProps {
  /** Name of the part inside, with which a sentence can begin: `The time bar`. */
  readonly name: string;
  /**
   * Returns the replacement of the part after `error`; `retry` renders the part again. By default a notice that it
   * stopped.
   */
  fallback?(error: unknown, retry: () => void): ReactNode;
  readonly children: ReactNode;
}

/** Confines an error of one part of a page to that part. The rest of the page goes on. */
export class ErrorBoundary extends Component<
  BoundaryProps,
  { readonly caught?: { readonly error: unknown } | undefined }
> {
  override state: { readonly caught?: { readonly error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  readonly #retry = () => this.setState({ caught: undefined });

  override render() {
    const { caught } = this.state;
    const { name, fallback, children } = this.props;
    if (!caught) return children;
    if (fallback) return fallback(caught.error, this.#retry);
    return <StoppedNotice name={name} retry={this.#retry} />;
  }
}

type FoldingHeadingProps = {
  /** Of the heading, where it names its part of the page. */
  id?: string;
  children: string;
};

/** Above a list that is folded on a phone until the heading is pressed; no script has part in it (footer-fold.css). */
export function FoldingHeading({ id, children }: FoldingHeadingProps) {
  return (
    <>
      <h2 id={id} className="footer-heading">
        {children}
      </h2>
      <details className="footer-fold">
        <summary>{children}</summary>
      </details>
    </>
  );
}

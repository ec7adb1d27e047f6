/**
 * Covers the screen while a navigation takes long (specification §2, Header and article page).
 * What watches the navigations shows it and puts in the words.
 */
export function LoadingOverlay() {
  return (
    <div id="loading-overlay" role="status" className="loading-overlay">
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" strokeWidth="4" className="size-14">
        <circle cx="24" cy="24" r="20" className="stroke-ink-line" />
        <path d="M24 4a20 20 0 0 1 20 20" strokeLinecap="round" className="stroke-accent" />
      </svg>
      <p data-words="" />
    </div>
  );
}

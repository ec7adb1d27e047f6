'use client';

/** The screen for an error, inside the shell. */
export { FailureInBrowser as default } from '@/components/screens/failure/failure-in-browser';

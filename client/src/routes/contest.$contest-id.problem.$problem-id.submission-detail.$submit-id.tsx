import { ContestBar } from '../features/contest/pages/frame/contest-bar.tsx';
import { Component as SubmissionDetail } from './submission-detail.$submit-id.tsx';

/** A submission of a contest. The router asks for this name. */
export function Component() {
  return (
    <>
      <ContestBar focusAddress={null} />
      <SubmissionDetail />
    </>
  );
}

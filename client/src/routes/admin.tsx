import { Navigate } from 'react-router';

/** The router asks for this name. */
export function Component() {
  return <Navigate to="/admin/judge" replace />;
}

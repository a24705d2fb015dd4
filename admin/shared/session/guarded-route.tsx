import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';
import { SessionLoadingScreen } from './session-loading-screen.tsx';

type Props = {
  /** Wraps the screens of signed-in users. */
  layout?: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
};

/** Shows its screen to signed-in users. Others are sent to the sign-in and return afterwards. */
export function GuardedRoute({ layout: Layout, children = <Outlet /> }: Props) {
  const { authenticated } = useSession();
  const { pathname, search, hash } = useLocation();
  if (authenticated === null) return <SessionLoadingScreen />;
  if (!authenticated) return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
  return Layout ? <Layout>{children}</Layout> : children;
}

import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';
import { WaitingScreen } from './waiting-screen.tsx';

type Props = {
  /** Wrapped around the route's screen, for signed-in users only. */
  layout?: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
};

/** Shows its screen to signed-in users; others go to the sign-in and come back after it. */
export function GuardedRoute({ layout: Layout, children = <Outlet /> }: Props) {
  const { authenticated } = useSession();
  const { pathname, search, hash } = useLocation();
  if (authenticated === null) return <WaitingScreen />;
  if (!authenticated) return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
  return Layout ? <Layout>{children}</Layout> : children;
}

import type { ReactNode } from 'react';
import { Desk } from '../shared/navigation/index.ts';
import { useNavigation } from './use-navigation.ts';

/** The desk with this installation's navigation. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return <Desk groups={useNavigation()}>{children}</Desk>;
}

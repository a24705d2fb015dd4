import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AuthLayout } from './auth-layout.tsx';

type Props = {
  title: string;
  children: ReactNode;
  action: { label: string; path: string };
};

/** Shows the result of a form in its place. */
export function AuthResult({ title, children, action }: Props) {
  return (
    <AuthLayout title={title}>
      <p className="ui-dim" role="status">
        {children}
      </p>
      <Button component={Link} to={action.path} size="lg" fullWidth>
        {action.label}
      </Button>
    </AuthLayout>
  );
}

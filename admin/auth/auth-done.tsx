import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** The next step. */
  action: { label: string; path: string };
};

/** What became of a form, in place of the form. */
export function AuthDone({ title, children, action }: Props) {
  return (
    <AuthFrame title={title}>
      <p className={classes.text} role="status">
        {children}
      </p>
      <Button component={Link} to={action.path} size="lg" fullWidth>
        {action.label}
      </Button>
    </AuthFrame>
  );
}

export { ConfirmEmailScreen } from './confirm-email-screen.tsx';
export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
export { LoginScreen } from './login-screen.tsx';
export { ActivateAccountScreen, ResetPasswordScreen } from './new-password-screen.tsx';

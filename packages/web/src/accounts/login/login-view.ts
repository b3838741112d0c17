/** Views of the login page. */
export type LoginView = 'signIn' | 'forgotten' | 'access';

/** Props that the forms of the login page share: the e-mail stays when the view changes. */
export interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  onView: (view: LoginView) => void;
}

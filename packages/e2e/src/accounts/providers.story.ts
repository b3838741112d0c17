import { type IdentityProvider, oidcClient, openIdentityProvider } from '@pavilion/server/testing/identity-provider';
import { type MailServer, openMailServer } from '@pavilion/server/testing/mail-server';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { addPerson, ask, signIn, signInAsAdministrator } from '../people.ts';
import { freePort, type RunningServer, startServer } from '../server.ts';

let google: IdentityProvider;
let microsoft: IdentityProvider;
let mail: MailServer;
let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  const port = await freePort();
  google = await openIdentityProvider(() => `http://127.0.0.1:${port}/api/auth/callback/google`);
  microsoft = await openIdentityProvider(() => `http://127.0.0.1:${port}/api/auth/callback/microsoft`);
  mail = await openMailServer();
  // Unsent invitations keep their link, with which these people set their passwords.
  mail.refuse({ code: 451, words: 'Busy, try later' });
  server = await startServer({
    port,
    env: {
      SMTP_URL: mail.url,
      GOOGLE_CLIENT_ID: oidcClient.id,
      GOOGLE_CLIENT_SECRET: oidcClient.secret,
      GOOGLE_ISSUER: google.issuer,
      MICROSOFT_CLIENT_ID: oidcClient.id,
      MICROSOFT_CLIENT_SECRET: oidcClient.secret,
      MICROSOFT_TENANT: 'board',
      MICROSOFT_ISSUER: microsoft.issuer,
    },
  });
  admin = await signInAsAdministrator(browser, server);
});
test.afterAll(async () => {
  await server.stop();
  await google.close();
  await microsoft.close();
  await mail.close();
});

const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const withMicrosoft = (page: Page) => page.getByRole('button', { name: 'Continue with Microsoft' });

async function loginPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/#/login`);
  return page;
}

/** A person with an account but no login yet. */
async function invite(name: string, email: string): Promise<void> {
  const { error } = await ask(admin.context(), server, {
    kind: 'insert',
    collection: 'users',
    document: { name, email, company: 'Kent', roles: { production_access: true } },
  });
  expect(error).toBeUndefined();
}

test('people sign in with a Google or Microsoft window, which closes by itself (PLT-079 PLT-080 PLT-088)', async ({
  browser,
}) => {
  await invite('Goo Gle', 'goo@example.org');
  google.signsInAs({ sub: 'goo', email: 'goo@example.org', name: 'Goo Gle', email_verified: true });
  const one = await loginPage(browser);
  const popup = one.waitForEvent('popup');
  await withGoogle(one).click();
  await (await popup).waitForEvent('close');
  await expect(one).toHaveURL(/#\/briefs/);

  await invite('Mic Soft', 'mic@example.org');
  microsoft.signsInAs({ sub: 'mic', email: 'mic@example.org', name: 'Mic Soft' });
  const two = await loginPage(browser);
  await withMicrosoft(two).click();
  await expect(two).toHaveURL(/#\/briefs/);
  await two.goto(`${server.url}/#/user`);
  await expect(two.getByText('mic@example.org')).toBeVisible();
});

test('closing the window is reported, and signing in can be tried again (PLT-079)', async ({ browser }) => {
  await invite('Clo Sed', 'closed@example.org');
  google.signsInAs(
    { sub: 'clo', email: 'closed@example.org', name: 'Clo Sed', email_verified: true },
    { asking: true },
  );
  const page = await loginPage(browser);
  const opening = page.waitForEvent('popup');
  await withGoogle(page).click();
  const popup = await opening;
  await popup.getByRole('link', { name: 'Go on' }).waitFor();
  await popup.close();
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in window was closed before you were signed in. Try again.',
  );

  const again = page.waitForEvent('popup');
  await withGoogle(page).click();
  await (await again).getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/#\/briefs/);
});

test('if the browser blocks pop-ups, the page itself goes to the provider and back (PLT-079 PLT-088 OPN-026)', async () => {
  const strict = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  const page = await loginPage(strict);
  const alert = page.getByRole('alert');
  const devtools = await page.context().newCDPSession(page);
  /** Clicks by script, not soon after a click by a person: Chromium then opens no window. */
  const pressUnseen = (label: string) =>
    devtools.send('Runtime.evaluate', {
      expression: `new Promise((pressed) => {
        const timer = setInterval(() => {
          const button = [...document.querySelectorAll('button')].find((one) => one.textContent === '${label}');
          if (!button || navigator.userActivation.isActive) return;
          clearInterval(timer);
          pressed(button.click());
        }, 50);
      })`,
      awaitPromise: true,
      userGesture: false,
    });
  const goHere = page.getByRole('button', { name: 'Continue in This Window' });

  google.signsInAs({ sub: 'blo', email: 'blocked@example.org', name: 'Blo Cked', email_verified: true });
  await pressUnseen('Continue with Google');
  await expect(alert).toContainText(
    'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  );
  await goHere.click();
  await expect(alert).toHaveText('Your account is pending approval by an Admin.');

  await invite('Mic Blocked', 'mic.blocked@example.org');
  microsoft.signsInAs({ sub: 'mic-b', email: 'mic.blocked@example.org', name: 'Mic Blocked' });
  await page.reload();
  await pressUnseen('Continue with Microsoft');
  await goHere.click();
  await expect(page).toHaveURL(/#\/briefs/);
  await page.goto(`${server.url}/#/user`);
  await page.reload();
  google.signsInAs({ sub: 'mic-g', email: 'mic@gmail.example', name: 'Mic Blocked', email_verified: true });
  await pressUnseen('Link Google');
  await goHere.click();
  await expect(page.getByText('Google was linked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  await strict.close();
});

test('refusals keep their exact sentences (PLT-085 OPN-025 PLT-084 PLT-086)', async ({ browser }) => {
  await addPerson(admin, server, { name: 'Pass Word', email: 'pass@example.org', roles: ['production_access'] });
  const page = await loginPage(browser);
  const alert = page.getByRole('alert');

  await test.step('the e-mail has another login (PLT-085)', async () => {
    google.signsInAs({ sub: 'other', email: 'pass@example.org', name: 'Pass Word', email_verified: true });
    await withGoogle(page).click();
    await expect(alert).toHaveText(
      'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
    );
  });
  await test.step('another tenant: the provider’s own words (PLT-080 PLT-086)', async () => {
    microsoft.turnsAway('User account does not exist in tenant Board and cannot access the application.');
    await withMicrosoft(page).click();
    await expect(alert).toHaveText('User account does not exist in tenant Board and cannot access the application.');
  });
  await test.step('an unknown person waits, and can sign in once approved (PLT-084 OPN-025 OPN-027)', async () => {
    google.signsInAs({ sub: 'new', email: 'new@example.org', name: 'New Comer', email_verified: true });
    await withGoogle(page).click();
    await expect(alert).toHaveText('Your account is pending approval by an Admin.');
    await admin.goto(`${server.url}/#/users`);
    await admin.getByRole('link', { name: 'Edit New Comer' }).click();
    await admin.getByRole('switch', { name: 'Active' }).click();
    await expect(admin.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(page).toHaveURL(/#\/user$/, { timeout: 40_000 });
  });
});

test('logins are linked, unlinked and added on the profile, and one always stays (PLT-088 OPN-093 USR-045 USR-046 USR-047)', async ({
  browser,
}) => {
  await addPerson(admin, server, { name: 'Lin Ked', email: 'linked@example.org', roles: ['production_access'] });
  const page = await signIn(browser, server, 'linked@example.org', 'cover-drive-for-four');
  await page.goto(`${server.url}/#/user`);
  google.signsInAs({ sub: 'lin', email: 'private@gmail.example', name: 'Lin Ked', email_verified: true });
  microsoft.signsInAs({ sub: 'lin-m', email: 'linked@board.example', name: 'Lin Ked' });
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('Google was linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Link Microsoft' }).click();
  await expect(page.getByText('Microsoft was linked.')).toBeVisible();

  const elsewhere = await loginPage(browser);
  await withGoogle(elsewhere).click();
  await expect(elsewhere).toHaveURL(/#\/briefs/);

  for (const name of ['Google', 'Microsoft']) {
    await page.getByRole('button', { name: `Unlink ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText(`${name} was unlinked.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Link ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Send Password Reset E-mail' }).click();
  await expect(page.getByText('The password reset e-mail is on its way.')).toBeVisible();
});

test('a person with only a Google login must add a password before unlinking Google (OPN-093)', async ({ browser }) => {
  await invite('Onl Y', 'only@example.org');
  google.signsInAs({ sub: 'only', email: 'only@example.org', name: 'Onl Y', email_verified: true });
  const page = await loginPage(browser);
  await withGoogle(page).click();
  await expect(page).toHaveURL(/#\/briefs/);
  await page.goto(`${server.url}/#/user`);
  await expect(page.getByRole('button', { name: 'Add a Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a Password' }).click();
  await expect(page.getByText('A password was added. A link to choose your own is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
});

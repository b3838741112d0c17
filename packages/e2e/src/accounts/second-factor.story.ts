import { appCode } from '@pavilion/server/testing/totp';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { addPerson, ask, password, signIn } from '../people.ts';
import { administrator, freePort, type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  const port = await freePort();
  // Browsers make no passkeys for a plain IP address.
  server = await startServer({ port, env: { PUBLIC_URL: `http://localhost:${port}` } });
  server = { ...server, url: `http://localhost:${port}` };
  admin = await signIn(browser, server, administrator.email, administrator.password);
  for (const name of ['ann', 'pat']) {
    const roles = ['production_access', ...(name === 'pat' ? ['user_admin'] : [])];
    await addPerson(admin, server, { name: `${name} Person`, email: `${name}@example.org`, roles });
  }
});
test.afterAll(() => server.stop());

/** Opens the sign-in page in a new browser and enters e-mail and password. */
async function enterPassword(browser: Browser, email: string, secret: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/#/login`);
  await type(page.getByLabel('E-mail'), email);
  await type(page.getByLabel('Password', { exact: true }), secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return page;
}

/** A device with a fingerprint sensor, which always recognises its owner. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Address in the QR code, from the key beside it. */
async function scan(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  return `otpauth://totp/Pavilion?secret=${await page.locator('code').first().textContent()}`;
}

const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
/** Changes ann in the administrator's session. */
async function change(changes: { name: string } | { active: boolean }): Promise<void> {
  const query = { collection: 'users', where: { email: 'ann@example.org' } };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query });
  const { id } = documents![0] as { id: string };
  const { error } = await ask(admin.context(), server, { kind: 'patch', collection: 'users', id, changes });
  expect(error).toBeUndefined();
}

const devices = (page: Page) => page.getByRole('list', { name: 'Devices' });

test('a person adds an authenticator app, and signs in with its code or a recovery code (OPS-014)', async ({
  browser,
}) => {
  const desk = await signIn(browser, server, 'ann@example.org', password);
  const ann = await signIn(browser, server, 'ann@example.org', password);
  await ann.goto(`${server.url}/#/user`);
  await expect(devices(ann)).toContainText('Password');
  await desk.goto(`${server.url}/#/user`);
  await expect(desk.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  await ann.getByRole('button', { name: 'Set up authenticator app' }).click();
  const setUp = ann.getByRole('dialog', { name: 'Set Up an Authenticator App' });
  await type(setUp.getByLabel('Your password', { exact: true }), 'not it');
  await ann.keyboard.press('Enter');
  await expect(setUp).toContainText('This is not your password.');
  await type(setUp.getByLabel('Your password', { exact: true }), password);
  await ann.keyboard.press('Enter');
  const address = await scan(ann);
  // The key is drawn in groups of four, and copied in one piece.
  await expect(setUp.locator('code').locator('span').first()).toHaveText(/^[A-Z2-7]{4}$/);
  await setUp.locator('code').first().selectText();
  expect(await ann.evaluate(() => String(getSelection()).trim())).toMatch(/^[A-Z2-7]{16,}$/);
  await expect(setUp.getByLabel('Code', { exact: true })).toBeFocused();
  await type(setUp.getByLabel('Code', { exact: true }), '123456');
  await ann.keyboard.press('Enter');
  await expect(setUp).toContainText('This code is wrong or too old.');
  await type(setUp.getByLabel('Code', { exact: true }), appCode(address));
  await ann.keyboard.press('Enter');
  await expect(setUp.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const codes = await codesOf(ann);
  expect(codes).toHaveLength(10);
  // The other browser no longer offers what is done.
  await expect(desk.getByRole('button', { name: 'Remove authenticator app' })).toBeVisible();
  await expect(desk.getByText('10 left')).toBeVisible();
  // The codes are not shown again: neither Escape nor a click beside the window takes them away.
  await ann.keyboard.press('Escape');
  await ann.mouse.click(5, 5);
  const saved = ann.waitForEvent('download');
  await setUp.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('Pavilion recovery codes.txt');
  await expect(setUp.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await setUp.getByRole('button', { name: 'Done' }).click();
  // The desk was signed in by the password alone: whether it stays so is asked, not decided.
  await expect(setUp).toContainText('also signed in on 1 other device.');
  await expect(setUp.getByRole('list', { name: 'Other devices' })).toContainText('Chrome on Linux');
  await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeHidden();
  await setUp.getByRole('button', { name: 'Sign Out All Others' }).click();
  await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await desk.context().close();
  await expect(devices(ann).getByRole('listitem')).toHaveCount(1);
  await expect(ann.getByRole('button', { name: 'Remove authenticator app' })).toBeVisible();
  // The new session of this browser has taken the place of the old one: the page is still live.
  await expect(ann.getByText('Signed out')).toBeHidden();
  await change({ name: 'Ann Two Steps' });
  await expect(ann.getByRole('main').getByText('Ann Two Steps')).toBeVisible();
  await change({ name: 'ann Person' });
  await expect(ann.getByRole('main').getByText('ann Person')).toBeVisible();

  const again = await enterPassword(browser, 'ann@example.org', password);
  await expect(again.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(again.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(again.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  // Nobody is offered what they do not have.
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await type(again.getByLabel('Code', { exact: true }), '000000');
  await again.keyboard.press('Enter');
  await expect(again.getByText('This code is wrong or too old.')).toBeVisible();
  // Each code opens one session.
  const next = appCode(address, 1);
  await type(again.getByLabel('Code', { exact: true }), next);
  await again.keyboard.press('Enter');
  await again.waitForURL((url) => !url.hash.startsWith('#/login'));
  await again.goto(`${server.url}/#/user`);
  await expect(devices(again)).toContainText('Password and code');

  // A used code ends the sign-in: nothing else of this step would work.
  const used = await enterPassword(browser, 'ann@example.org', password);
  await type(used.getByLabel('Code', { exact: true }), next);
  await used.keyboard.press('Enter');
  await expect(used.getByText('This code has been used already.')).toBeVisible();
  await expect(used.getByLabel('Password', { exact: true })).toBeVisible();
  await used.context().close();

  const lost = await enterPassword(browser, 'ann@example.org', password);
  await lost.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(lost.getByLabel('Recovery code')).toBeFocused();
  await type(lost.getByLabel('Recovery code'), codes[0]!.replace('-', ''));
  await lost.keyboard.press('Enter');
  await lost.waitForURL((url) => !url.hash.startsWith('#/login'));
  await lost.goto(`${server.url}/#/user`);
  await expect(lost.getByText('9 left, for when your phone or device is lost')).toBeVisible();
});

test('an administrator removes the second factor of a person who lost it (OPS-014)', async ({ browser }) => {
  await admin.goto(`${server.url}/#/users`);
  await choose(admin, 'Second factor', 'Authenticator app');
  await expect(admin.getByRole('row', { name: /ann Person.*App/ })).toBeVisible();
  await expect(admin.getByRole('row', { name: /pat Person/ })).toBeHidden();
  await admin.getByRole('row', { name: /ann Person/ }).click();
  await expect(admin.getByText('second factor: authenticator app')).toBeVisible();
  await admin.getByRole('button', { name: 'Remove Second Factor' }).click();
  const question = admin.getByRole('dialog', { name: 'Remove the second factor?' });
  await expect(question).toContainText('ann Person is signed out everywhere');
  await expect(question).toContainText('All their API tokens are revoked, and programs that use them stop.');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(admin.getByText('Their sessions and API tokens have ended.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Remove Second Factor' })).toBeHidden();
  const ann = await enterPassword(browser, 'ann@example.org', password);
  await ann.waitForURL((url) => !url.hash.startsWith('#/login'));
});

test('a deactivated person is told so below the notice, and gets in once active again (OPN-026 PLT-084)', async ({
  browser,
}) => {
  await change({ active: false });
  const ann = await enterPassword(browser, 'ann@example.org', password);
  await expect(ann.getByRole('alert')).toHaveText('Your account is pending approval by an Admin.');
  await expect(ann.getByText('An administrator has deactivated your account.')).toBeVisible();
  await expect(ann.getByText('Leave this window open')).toBeHidden();
  await change({ active: true });
  await ann.waitForURL((url) => !url.hash.startsWith('#/login'));
});

test('with a passkey one signs in without a password, and with it as the second step (OPS-014)', async ({
  browser,
}) => {
  const phone = await signIn(browser, server, administrator.email, administrator.password);
  await giveAuthenticator(admin);
  await admin.goto(`${server.url}/#/user`);
  await admin.getByRole('button', { name: 'Add a Passkey' }).click();
  const window = admin.getByRole('dialog', { name: 'Add a Passkey' });
  await type(window.getByLabel('Your password', { exact: true }), administrator.password);
  await window.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(window.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await window.getByRole('button', { name: 'Done' }).click();
  await window.getByRole('button', { name: 'Keep Them Signed In' }).click();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeHidden();
  await expect(phone.getByRole('main')).toBeVisible();
  await phone.context().close();
  await expect(admin.getByText(/^Passkey: Chrome on Linux, \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(devices(admin)).toContainText('Passkey');

  await admin.getByRole('button', { name: 'Change Password' }).click();
  const changing = admin.getByRole('dialog', { name: 'Change Password' });
  await type(changing.getByLabel('Your password', { exact: true }), administrator.password);
  const another = 'silly mid-off and cover';
  await type(changing.getByLabel('New password', { exact: true }), another);
  await type(changing.getByLabel('Confirm new password'), another);
  await changing.getByRole('checkbox', { name: 'Sign out my other devices' }).uncheck();
  await admin.keyboard.press('Enter');
  const notice = admin.getByText('Your password is changed.');
  await expect(notice).toBeVisible();
  await admin.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(admin.getByRole('button', { name: 'Sign In with a Passkey' })).toBeVisible();
  // The next person must not see these notices.
  await expect(notice).toHaveCount(0);
  await admin.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await admin.waitForURL((url) => !url.hash.startsWith('#/login'));
  await admin.goto(`${server.url}/#/user`);
  await expect(admin.getByRole('button', { name: 'Remove passkey Chrome on Linux' })).toBeVisible();
  await admin.getByRole('button', { name: 'Rename passkey Chrome on Linux' }).click();
  const renaming = admin.getByRole('dialog', { name: 'Rename Passkey' });
  await type(renaming.getByLabel('Name'), '   ');
  await admin.keyboard.press('Enter');
  await expect(renaming).toContainText('Name is needed.');
  await type(renaming.getByLabel('Name'), 'Laptop of the desk');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: 'Remove passkey Laptop of the desk' })).toBeVisible();
  await devices(admin)
    .getByRole('listitem')
    .filter({ hasText: 'This device' })
    .getByRole('button', { name: 'Rename Chrome on Linux' })
    .click();
  const device = admin.getByRole('dialog', { name: 'Rename Device' });
  await expect(device.getByLabel('Name')).toHaveValue('Chrome on Linux');
  await type(device.getByLabel('Name'), 'Desk in the press box');
  await admin.keyboard.press('Enter');
  await expect(devices(admin).getByText('Desk in the press box', { exact: true })).toBeVisible();
  await expect(devices(admin)).toContainText('Chrome on Linux · Last used: Now');

  await admin.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await type(admin.getByLabel('E-mail'), administrator.email);
  await type(admin.getByLabel('Password', { exact: true }), another);
  await admin.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(admin.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await admin.getByRole('button', { name: 'Use Passkey' }).click();
  await admin.waitForURL((url) => !url.hash.startsWith('#/login'));
});

test('an administrator without a second factor reads before requiring it that their own comes first (OPS-014)', async ({
  browser,
}) => {
  const pat = await signIn(browser, server, 'pat@example.org', password);
  await pat.goto(`${server.url}/#/admin/settings?part=administratorsNeedSecondFactor`);
  await expect(pat.getByText('first add a second factor to your own account')).toBeVisible();
  await expect(pat.getByRole('switch', { name: 'Administrators need a second factor' })).toBeDisabled();
  await pat.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(pat).toHaveURL(/#\/user$/);
  await pat.context().close();
});

test('administrators must add a second factor once it is required, in open windows too (OPS-014)', async ({
  browser,
}) => {
  const pat = await signIn(browser, server, 'pat@example.org', password);
  const made = await pat.context().request.post(`${server.url}/api/calls/accounts/makeApiToken`, {
    data: { name: 'Rota', scopes: ['production:read'], days: 30, password },
    headers: { origin: server.url },
  });
  expect(made.status()).toBe(200);
  await pat.goto(`${server.url}/#/users`);
  await expect(pat.getByRole('row', { name: /ann Person.*None/ })).toBeVisible();
  await expect(pat.getByRole('row', { name: new RegExp(`${administrator.email}.*Passkey`) })).toBeVisible();

  await admin.goto(`${server.url}/#/admin/settings?part=administratorsNeedSecondFactor`);
  await admin.getByRole('switch', { name: 'Administrators need a second factor' }).click();
  const question = admin.getByRole('dialog', { name: 'Require a second factor?' });
  const without = question.getByRole('list', { name: 'Administrators without a second factor' });
  await expect(without.getByRole('listitem')).toHaveText(['pat Person']);
  await expect(question.getByRole('list', { name: 'API tokens that stop' }).getByRole('listitem')).toHaveText([
    '“Rota” of pat Person',
  ]);
  expect(await accessibilityFindings(admin)).toEqual([]);
  await question.getByRole('button', { name: 'Require' }).click();
  await expect(admin.getByText('Administrators now need a second factor.').first()).toBeVisible();

  await expect(pat.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
  // The window goes on by itself once the rule is gone.
  const rule = admin.getByRole('switch', { name: 'Administrators need a second factor' });
  await rule.click();
  await expect(pat.getByRole('row', { name: /ann Person/ })).toBeVisible();
  await rule.click();
  await admin.getByRole('button', { name: 'Require' }).click();
  await expect(pat.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
  const other = await enterPassword(browser, 'pat@example.org', password);
  await expect(other.getByRole('button', { name: 'Set Up an Authenticator App' })).toBeVisible();
  await pat.getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await type(pat.getByLabel('Your password', { exact: true }), password);
  await pat.keyboard.press('Enter');
  await type(pat.getByLabel('Code', { exact: true }), appCode(await scan(pat)));
  await pat.keyboard.press('Enter');
  // Another browser does not offer what is done, and says how to go on.
  await expect(
    other.getByText('Your account has a second factor now. Sign out, and sign in again with it.'),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Set Up an Authenticator App' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await other.context().close();
  await pat.getByRole('button', { name: 'Continue' }).click();
  // The browser of the story before is still signed in.
  await pat.getByRole('button', { name: 'Sign Out All Others' }).click();
  await pat.waitForURL((url) => !url.hash.startsWith('#/login'));
  await pat.goto(`${server.url}/#/user`);
  await pat.getByRole('button', { name: 'Remove authenticator app' }).click();
  await type(pat.getByLabel('Your password', { exact: true }), password);
  await pat.keyboard.press('Enter');
  await expect(pat.getByRole('dialog')).toContainText('Administrators need a second factor. Add another one first.');
});

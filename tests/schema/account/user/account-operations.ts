/** Operations of the account tests. */

export const registerMutation = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterSuccess {
        data {
          token
          user {
            id
            username
            email
            role
          }
          viewer {
            canSubmit
            isAdmin
            user {
              username
            }
          }
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
      ... on TooManyRequests {
        retryAt
      }
    }
  }
`;

export const signInMutation = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInSuccess {
        data {
          token
          user {
            username
            email
          }
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
      ... on TooManyFailures {
        retryAt
      }
      ... on WrongCredentials {
        isPuzzleNext
      }
    }
  }
`;

const sentCode = /* GraphQL */ `
  __typename
  ... on DomainError { code message }
  ... on InvalidInput { fields { path } }
  ... on SentTooRecently { retryAt }
`;

export const sendRegisterCodeMutation = /* GraphQL */ `
  mutation SendRegisterCode($email: String!) {
    sendRegisterCode(email: $email) { ${sentCode} ... on SendRegisterCodeSuccess { data { expiresAt resendAt } } }
  }
`;

export const sendSignInCodeMutation = /* GraphQL */ `
  mutation SendSignInCode($username: String!) {
    sendSignInCode(username: $username) { ${sentCode} ... on SendSignInCodeSuccess { data { expiresAt resendAt } } }
  }
`;

export const createCaptchaMutation = /* GraphQL */ `
  mutation CreateCaptcha {
    createCaptcha {
      __typename
      ... on CreateCaptchaSuccess {
        data {
          key
          image
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const createSlidePuzzleMutation = /* GraphQL */ `
  mutation CreateSlidePuzzle {
    createSlidePuzzle {
      __typename
      ... on CreateSlidePuzzleSuccess {
        data {
          key
          background
          piece
          pieceSize
          pieceY
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const applyPasswordResetMutation = /* GraphQL */ `
  mutation ApplyPasswordReset($input: ApplyPasswordResetInput!) {
    applyPasswordReset(input: $input) { ${sentCode} ... on ApplyPasswordResetSuccess { data { resendAt } } }
  }
`;

export const resetPasswordMutation = /* GraphQL */ `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ... on ResetPasswordSuccess {
        data
      }
      ... on DomainError {
        code
        message
      }
      ... on InvalidInput {
        fields {
          path
        }
      }
    }
  }
`;

export const checkUsernameOrEmailQuery = /* GraphQL */ `
  query Check($username: String, $email: String) {
    checkUsernameOrEmail(username: $username, email: $email) {
      __typename
      ... on CheckUsernameOrEmailSuccess {
        data {
          username
          usernameLook
          email
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;

export const passwordKeyQuery = /* GraphQL */ `
  query PasswordKey {
    passwordKey {
      publicKey
      nonce
      expiresAt
    }
  }
`;

export const signOutMutation = /* GraphQL */ `
  mutation SignOut {
    signOut
  }
`;

export const viewerQuery = /* GraphQL */ `
  query Viewer {
    viewer {
      role
      canSubmit
      isAdmin
      isSuperAdmin
      siteActs
      user {
        username
      }
    }
  }
`;

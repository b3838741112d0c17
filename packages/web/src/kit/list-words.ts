export { eitherWords, listWords } from '@pavilion/domain';

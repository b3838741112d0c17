export { countWords, formatCount } from '@pavilion/domain';

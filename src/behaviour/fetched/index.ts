export {loadExample} from './example';
export {followMovedTarget} from './movedTarget';
export {showRequests} from './requests';

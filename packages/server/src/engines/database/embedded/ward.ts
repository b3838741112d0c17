/**
 * A shell in between stops PostgreSQL when our end of its input closes, even because this process was killed. Shells close the
 * input of background programs, and PostgreSQL must not be the one to read it. It is asked again until it has ended: in its first
 * moments it ignores the signal, as background programs do.
 */
export const ward = `exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(cd /; read -r _ <&3; while kill -INT $server; do sleep 1; done) 2>/dev/null &
ward=$!
wait $server
code=$?
kill $ward 2>/dev/null
exit $code`;

import '../tests/bench/run-benchmarks.ts';

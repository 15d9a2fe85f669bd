package vedette.cli;

import java.util.Objects;

/**
 * A command line that cannot be met, in words for the user.
 *
 * <p>Anything else that ends a run early is thrown by whoever finds it: a wrong file, a bad
 * request, a refusal.
 */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String help;
  private final int exitCode;

  Failure(String code, int exitCode, String message, String help) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
    this.help = Objects.requireNonNull(help);
  }

  static Failure usage(String code, String message, String help) {
    return new Failure(code, ExitCode.USAGE, message, help);
  }

  String code() {
    return code;
  }

  int exitCode() {
    return exitCode;
  }

  String help() {
    return help;
  }
}

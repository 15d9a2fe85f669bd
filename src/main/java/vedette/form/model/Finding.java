package vedette.form.model;

import java.util.List;
import java.util.Optional;
import vedette.form.Field;
import vedette.source.Position;
import vedette.source.Problem;

/** A problem with a file, in the form that answers have. */
public record Finding(
    @Field(text = "The file.") String file,
    @Field(text = "The line, from 1; null of the whole file.") Optional<Integer> line,
    @Field(text = "The column, from 1; null of the whole file.") Optional<Integer> column,
    @Field(text = "`error`, `warning` or `note`.") String severity,
    @Field(text = "The code, which the manual lists.") String code,
    @Field(text = "What is wrong.") String message,
    @Field(text = "What to write instead; null if there is no suggestion.") Optional<String> help) {
  /** Returns a problem in the form that answers have. */
  public static Finding of(Problem problem) {
    Optional<Position> at = Optional.ofNullable(problem.at());
    return new Finding(
        problem.file(),
        at.map(Position::line),
        at.map(Position::column),
        problem.severity().word(),
        problem.code(),
        problem.message(),
        Optional.ofNullable(problem.help()));
  }

  /** Returns problems in the same order. */
  public static List<Finding> of(List<Problem> problems) {
    return problems.stream().map(Finding::of).toList();
  }
}
